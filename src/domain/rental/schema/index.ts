export { EMPTY_CUSTOMER, TRUST_LEVELS, customerSchema, type Customer } from './customer';
export { EMPTY_HANDOVER, type ChecklistPiece, type Handover, type PieceState } from './handover';
export {
  DOCUMENT_KINDS,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  type DocumentKind,
  type IssuedDocument,
  type PaymentEntry,
  type PaymentKind,
  type PaymentMethod,
} from './money';
export {
  REQUEST_STATUSES,
  requestSchema,
  type Asked,
  type RentalRequest,
  type RequestLogEntry,
  type RequestStatus,
} from './request';
export {
  EMPTY_SETTINGS,
  MAX_DAYS_BETWEEN,
  requestsSettingsSchema,
  type RequestsSettings,
} from './settings';
export {
  MAX_ITEM_QUANTITY,
  MAX_REQUEST_ITEMS,
  type QuoteCompany,
  type Quote,
  type RequestItem,
  type RequestLine,
} from './terms';
