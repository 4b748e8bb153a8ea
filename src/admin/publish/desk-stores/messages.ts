export { HOST_FAILURES, limitedText, REVOKE_STEPS } from './github/messages';
export { HOST_TOKEN, missingSteps, SETTING_FORMS } from './github/messages';
