export { KIND_LABELS, paymentsOf } from './payments';
