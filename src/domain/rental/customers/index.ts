export {
  CUSTOMER_FIELDS,
  customerLabel,
  customerOfContact,
  customersOf,
  joinCustomers,
  TRUST_LABELS,
  type CustomerEntry,
  type Customers,
} from './customers';
export { CUSTOMER_COLUMNS, planCustomers, type CustomersPlan } from './planCustomers';
