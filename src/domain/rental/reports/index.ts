export { PERIOD_KINDS, periodName, periodOf, type PeriodKind } from './periods';
export { reportOf, splitAmount, type Report, type RequestMoney } from './reports';
