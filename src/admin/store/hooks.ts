import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AdminDispatch, AdminState, AdminStore } from './adminState';

/** The hooks of react-redux with the types of the back office. Its code must not use the raw ones. */
export const useAdminDispatch = useDispatch.withTypes<AdminDispatch>();
export const useAdminSelector = useSelector.withTypes<AdminState>();
/** Reads the state in a handler, where a subscription is not needed. */
export const useAdminStore = useStore.withTypes<AdminStore>();
