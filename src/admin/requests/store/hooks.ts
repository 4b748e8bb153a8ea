import { useDispatch, useSelector } from 'react-redux';
import type { RequestsDispatch, RequestsRootState } from './storeTypes';

export const useRequestsDispatch = useDispatch.withTypes<RequestsDispatch>();
export const useRequestsSelector = useSelector.withTypes<RequestsRootState>();
