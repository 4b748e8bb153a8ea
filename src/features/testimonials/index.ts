export { TestimonialList, TestimonialListSkeleton } from './TestimonialList';
