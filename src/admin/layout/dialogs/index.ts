export { AdminDialog } from './AdminDialog';
export { AdminDrawer } from './AdminDrawer';
export { Confirmation } from './Confirmation';
export { DialogBar } from './DialogBar';
export { useCloseRequest } from './useCloseRequest';
export { topDialog } from './topDialog';
