#!/usr/bin/python3
"""A window of the size of a phone around Debian's WebKit, for WebKitWebDriver: --profile=FOLDER keeps its data."""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844
given = dict(argument[2:].split('=', 1) for argument in sys.argv[1:] if argument.startswith('--') and '=' in argument)
profile = given['profile']
os.makedirs(profile, exist_ok=True)

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, 'data'), base_cache_directory=os.path.join(profile, 'cache')
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB'])


def open_view(*_):
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(WIDTH, HEIGHT)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.set_size_request(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('pipsheet-tests')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


def save(_, download):
    """Into the profile, under its own name."""
    download.connect(
        'decide-destination',
        lambda it, name: it.set_destination(f'file://{os.path.join(profile, name or "file")}') or True,
    )


context.connect('automation-started', begin)
context.connect('download-started', save)
Gtk.main()
