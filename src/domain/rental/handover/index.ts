export * from './checklist';
export * from './late';
export * from './returns';
