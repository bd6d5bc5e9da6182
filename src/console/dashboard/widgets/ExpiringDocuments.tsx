import { useTranslate } from 'react-admin';
import { ReadExpiringDocumentsDocument } from '../../../../generated/employee-self-service/operations.ts';
import { StampDrawing } from '../../shell/drawings/StampDrawing.tsx';
import { useRights } from '../../providers/authSession.ts';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useToday } from '../../shell/useToday.ts';
import { useWords } from '../../shell/useWords.ts';
import { peopleForm, peoplePath } from '../board/formOf.ts';
import type { WidgetProps } from '../board/widget.ts';

/** Passports, licences and accreditations that have expired or will soon, and accreditations that a designation needs and that are not there. */
export const ExpiringDocuments = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const today = useToday();
  const isOwn = board === 'mine';
  const { view } = useRights(peopleForm[board]);
  const query = useWidget('employee-self-service', ReadExpiringDocumentsDocument, { selfService: isOwn }, ({ retrieveDashboardExpiredDocsDetails: { passport, licence, accreditation, missingAccreditation } }) =>
    [
      ...[...[...passport, ...licence].map((one) => ({ ...one, tab: 'travel' })), ...accreditation.map((one) => ({ ...one, tab: 'accreditation' }))].sort((one, other) => (one.Expiry_Date < other.Expiry_Date ? -1 : 1)),
      ...missingAccreditation.map(({ Due_Date, ...missing }) => ({ ...missing, Expiry_Date: Due_Date, Status: 'MISSING' as const, tab: 'accreditation' })),
    ],
  );
  /** By when it had to be brought may be years ago, and says nothing more. */
  const isOverdue = (status: string, day: string): boolean => status === 'MISSING' && day < today;
  return (
    <WidgetCard title={translate('dashboard.documents')} query={query} empty={{ when: (documents) => documents.length === 0, text: translate('dashboard.documents.none'), drawing: <StampDrawing small /> }} count={(documents) => documents.length}>
      {(documents) => (
        <DateRows
          rows={documents.map(({ Employee_Id, Employee_Name, Document_Name, Expiry_Date, Status, tab }, at) => ({
            key: `${Employee_Id} ${Document_Name} ${at}`,
            date: Expiry_Date,
            dateText: isOverdue(Status, Expiry_Date) ? translate('dashboard.documents.overdue') : words.day(Expiry_Date),
            tone: Status === 'EXPIRED' || isOverdue(Status, Expiry_Date) ? ('bad' as const) : ('warn' as const),
            ...(view ? { path: `${peoplePath[board]}/${Employee_Id}/${tab}` } : {}),
            text: translate(`dashboard.documents.${Status.toLowerCase()}`, { document: Document_Name, name: isOwn ? '' : Employee_Name }).trim(),
          }))}
        />
      )}
    </WidgetCard>
  );
};
