export { OtherWays } from '../send/OtherWays';
export { sendRequest } from '../send/sendRequest';
export { BookingSuccess } from './BookingSuccess';
export { WaitingRequests } from './WaitingRequests';
export { keepRequest } from './list';
export { sendWaiting } from './sendWaiting';
