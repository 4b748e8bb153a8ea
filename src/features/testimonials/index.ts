export { TestimonialList } from './TestimonialList';
export {
  TestimonialListEmpty,
  TestimonialListFailure,
  TestimonialListSkeleton,
} from './TestimonialListStates';
