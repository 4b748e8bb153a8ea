export * from './customer';
export * from './request';
export * from './settings';
export * from './terms';
export * from './texts';
export * from './unit';
