export { WaitingRequests } from './WaitingRequests';
export { keepRequest, refreshWaiting } from './waitingList';
export { sendWaiting } from './sendWaiting';
