export { Hero, HomeSkeleton } from './Hero';
export { AboutTeaser, QuestionSection, Statistics, Testimonials } from './HomeSections';
