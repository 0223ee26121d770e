export { words } from './en.ts';
