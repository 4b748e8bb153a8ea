import { ContactButtons } from '../layout/ContactButtons';
import { requestPart } from '../fields/requestFields';

/** Links to call the customer of a request, and to write about it. */
export const ContactLinks = requestPart(
  ['customer', 'ref'],
  function ContactLinks({ request: { customer, ref } }) {
    return (
      <ContactButtons
        {...customer}
        text={`About your request ${ref}: `}
        subject={`Your request ${ref}`}
      />
    );
  },
);
