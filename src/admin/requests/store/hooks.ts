import { useDispatch, useSelector } from 'react-redux';
import type { DeskDispatch, DeskState } from './deskState';

/** The hooks of react-redux with the types of the requests' pages. */
export const useDeskDispatch = useDispatch.withTypes<DeskDispatch>();
export const useDeskSelector = useSelector.withTypes<DeskState>();
