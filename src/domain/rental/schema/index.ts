export * from './bookingTexts';
export * from './customer';
export * from './handover';
export * from './money';
export * from './request';
export * from './settings';
export * from './terms';
export * from './unit';
