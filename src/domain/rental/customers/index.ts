export {
  CUSTOMER_FIELDS,
  customerOfContact,
  customersOf,
  isLate,
  joinCustomers,
  TRUST_LABELS,
  type CustomerEntry,
  type Customers,
} from './customers';
export { CUSTOMER_COLUMNS, planCustomers, type CustomersPlan } from './planCustomers';
