import { baseCss } from '../../src/theme/baseCss';

// What the document of the build carries in its head.
const style = document.createElement('style');
style.textContent = baseCss();
document.head.append(style);
document.documentElement.dataset['scheme'] = 'dark';
document.documentElement.lang = 'en-NG';
