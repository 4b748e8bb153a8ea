export * from './records';
export * from './request';
export * from './terms';
