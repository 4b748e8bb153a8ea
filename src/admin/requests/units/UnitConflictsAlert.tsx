import { Link } from 'react-router-dom';
import { unitPath } from '@/domain/links/adminPaths';
import { ConflictsAlert, UnitConflict } from '../conflicts/Conflicts';
import { useRequestsSelector } from '../store/hooks';
import { selectUnitConflicts } from '../store/unitSelectors';

/**
 * Names equal codes, and units that are chosen although they cannot be. Renders nothing without conflicts.
 * @param unitId of the only unit that is named, by default all
 */
export function UnitConflictsAlert({ unitId }: { unitId?: string }) {
  const conflicts = useRequestsSelector(selectUnitConflicts);
  const isNamed = ({ id }: { id: string }) => unitId === undefined || id === unitId;
  const codes = conflicts.codes.filter((units) => units.some(isNamed));
  const chosen = conflicts.chosen.filter(({ unit }) => isNamed(unit));
  if (codes.length + chosen.length === 0) return null;
  return (
    <ConflictsAlert>
      {codes.map((units) => (
        <li key={units[0]?.id}>
          {`${units.length} units have the code `}
          {units.map((unit, index) => (
            <span key={unit.id}>
              {index > 0 && ' and '}
              <Link to={unitPath(unit.id)}>{unit.code}</Link>
            </span>
          ))}
          . Change all but one, and print its label again.
        </li>
      ))}
      {chosen.map((conflict) => (
        <UnitConflict key={conflict.unit.id} {...conflict} />
      ))}
    </ConflictsAlert>
  );
}
