export {
  groupPieces,
  newPiece,
  packedText,
  withChecklist,
  type ContentsOf,
  type UnitPieces,
} from './checklist';
export { lateFee, lateLine, overdueDays, overdueText, reminderText, withLateFee } from './late';
export {
  idsForGroups,
  isSettled,
  takeBack,
  unitGroups,
  writeOffRest,
  type ReturnFields,
  type TakenPiece,
} from './returns';
