import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';

interface SectionCardProps {
  title: string;
  summary: string;
  startsOpen: boolean;
  children: ReactNode;
}

/** Section of a page on a phone, which can be closed, except while a field of it is invalid. */
export function SectionCard({ title, summary, startsOpen, children }: SectionCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const handleChange = (_event: unknown, opens: boolean) => {
    if (opens || !content.current || !focusFirstInvalidField(content.current)) setIsOpen(opens);
  };
  return (
    <Accordion
      expanded={isOpen}
      onChange={handleChange}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={id}>
        <Typography component="span" variant="h5">
          {title}
        </Typography>
        {!isOpen && (
          <Typography component="span" noWrap color="textSecondary" translate="no">
            {summary}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails ref={content}>{children}</AccordionDetails>
    </Accordion>
  );
}
