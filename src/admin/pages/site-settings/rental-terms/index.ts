export { RentalTermsEditor } from './RentalTermsEditor';
