export { HOST_FAILURES, HOST_TOKEN, REVOKE_STEPS, SETTING_FORMS } from './github/messages';
