export * from './customer';
export * from './payment';
export * from './request';
export * from './settings';
export * from './terms';
export * from './unit';
