export {
  discardWaiting,
  keepRequest,
  markHandedOver,
  refreshWaiting,
  undoDiscard,
  useWaitingList,
} from './waitingList';
export { sending } from './sending';
export { asOnlySender } from './oneSender';
