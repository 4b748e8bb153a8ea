export { AboutTeaser } from './AboutTeaser';
export { Hero } from './Hero';
export { HomeSkeleton } from './HomeSkeleton';
export { QuestionSection } from './QuestionSection';
export { Statistics } from './Statistics';
export { Testimonials } from './Testimonials';
