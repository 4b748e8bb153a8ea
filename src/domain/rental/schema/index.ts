export * from './records';
export * from './request';
export * from './records';
export * from './terms';
export * from './request';
export * from './records';
