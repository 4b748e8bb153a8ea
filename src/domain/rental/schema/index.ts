export * from './customer';
export * from './customer';
export * from './request';
export * from './terms';
export * from './request';
export * from './settings';
export * from './terms';
export * from './customer';
