import AvailableFilter from './AvailableFilter';
import RentalDatesForm from './RentalDatesForm';

export default function StoreDatesForm() {
  return <RentalDatesForm Filter={AvailableFilter} />;
}
