import { useDispatch, useSelector } from 'react-redux';
import type { RequestsDispatch, RequestsRootState } from './storeTypes';

/** The hooks of react-redux with the types of the requests' pages. */
export const useRequestsDispatch = useDispatch.withTypes<RequestsDispatch>();
export const useRequestsSelector = useSelector.withTypes<RequestsRootState>();
