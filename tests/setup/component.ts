import { baseCss } from '../../src/theme/baseCss';

// The build adds these styles and attributes to every document.
const style = document.createElement('style');
style.textContent = baseCss();
document.head.append(style);
document.documentElement.dataset['scheme'] = 'dark';
document.documentElement.lang = 'en-NG';
