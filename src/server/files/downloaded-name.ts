/** The name of a file that was put to the record and stands there still, of the row `d` of file_download; none of any other. */
export const DOWNLOADED_NAME = `(select f.original_name from record_file r join stored_file f on f.org_code = r.org_code and f.key = r.file_key
    where d.field is null and r.org_code = d.org_code and r.file_key = d.file_key and r.entity = d.entity and r.row_id = d.row_id and r.deleted_at is null)`;
