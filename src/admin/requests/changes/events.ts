import { createAction } from '@reduxjs/toolkit';

/** Undo was pressed in the toast of a step. The payload is the id of the step. */
export const requestUndoRequested = createAction<string>('requests/undoRequested');
