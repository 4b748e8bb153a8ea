import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { bookedFound } from '../rentalDatesSlice';
import { useBookedProducts } from './useProductStatus';

/** Finds the products that are booked on the rental dates, for the list of the store. Renders nothing. */
export default function BookedProducts() {
  const dispatch = useDispatch();
  const booked = useBookedProducts();
  useEffect(() => {
    dispatch(bookedFound(booked));
    return () => void dispatch(bookedFound(undefined));
  }, [dispatch, booked]);
  return null;
}
