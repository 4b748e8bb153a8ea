export {
  expectedPieces,
  groupPieces,
  newPiece,
  packedPieces,
  partOf,
  withChecklist,
  withoutDoublePieces,
  type UnitPieces,
} from './checklist';
export {
  extendedFields,
  isLate,
  lateFee,
  lateLine,
  overdueDays,
  overdueText,
  reminderText,
  withLateFee,
  wasCollected,
} from './late';
export {
  idsForGroups,
  isSettled,
  takeBack,
  unitGroups,
  writeOffRest,
  type TakenPiece,
} from './returns';
