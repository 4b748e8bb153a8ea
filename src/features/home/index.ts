export { AboutTeaser } from './AboutTeaser';
export { Hero, HomeSkeleton } from './Hero';
export { QuestionSection } from './QuestionSection';
export { Statistics } from './Statistics';
export { Testimonials } from './Testimonials';
