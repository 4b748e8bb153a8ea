export { UndoButtons } from './UndoButtons';
