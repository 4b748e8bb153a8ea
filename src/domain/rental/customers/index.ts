export {
  customerOfContact,
  customersOf,
  isLate,
  joinCustomers,
  TRUST_LABELS,
  type CustomerEntry,
} from './customers';
