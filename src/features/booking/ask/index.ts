export { AskOnWhatsApp } from '../AskOnWhatsApp';
