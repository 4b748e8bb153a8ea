export { ColourLab as default } from './ColourLab';
