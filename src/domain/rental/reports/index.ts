export { PERIOD_KINDS, periodName, periodOf, type PeriodKind } from './periods';
export {
  reportOf,
  splitAmount,
  type Report,
  type ReportedProduct,
  type RequestMoney,
} from './reports';
