export {
  discardWaiting,
  keepRequest,
  markHandedOver,
  refreshWaiting,
  undoDiscard,
  useWaitingList,
} from './waitingList';
export { asOnlySender } from './oneSender';
