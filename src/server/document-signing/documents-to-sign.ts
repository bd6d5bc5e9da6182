import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

const MOST = 100;
const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** What waits for the caller's signature first, then what the caller has answered; what was voided before that is not there. */
export const documentsToSign = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const rows = session.employeeId === null ? [] : await tx.query(
      `select s.id::int as "signatureId", d.name, d.person_name as "personName", d.author, s.state, d.status, to_char(s.asked_on at time zone 'UTC', ${INSTANT}) as "askedOn", to_char(s.answered_on at time zone 'UTC', ${INSTANT}) as "answeredOn", d.expires_on::text as "expiresOn"
       from document_signature s join generated_document d on d.org_code = s.org_code and d.id = s.document_id
       where s.org_code = $1 and s.employee_id = $2::bigint and (s.state in ('SIGNED', 'DECLINED') or (s.state in ('ASKED', 'VIEWED') and d.status in ('SENT', 'VIEWED', 'SIGNED')))
       order by s.answered_on desc nulls first, s.asked_on desc, s.id desc limit ${MOST}`,
      [tx.orgCode, session.employeeId],
    );
    return { errorCode: '', message: '', rows };
  });
