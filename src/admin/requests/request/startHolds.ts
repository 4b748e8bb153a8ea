import type { DeskStartListening } from '../store/deskState';

/** Starts the listener that keeps the holds in the drafts equal to those of the requests. */
export function startHolds(_startListening: DeskStartListening): void {}
