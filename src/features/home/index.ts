export { Hero, HomeSkeleton } from './Hero';
export { AboutTeaser, QuestionSection, Testimonials } from './HomeSections';
export { Statistics } from './HomeSections';
