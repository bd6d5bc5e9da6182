/**
 * A year of job posts of the demo organisation beside those of `job-posts.ts`. A line: title, designation, department, location, state, days since it was opened, days it
 * was or will be open, vacancies, weight (how many apply), years of experience, rupees a year, hiring manager, functional area, skills, what the work is.
 */
const LINES = `
Loom operator, rapier looms|OPR|WEV|CBE|CLOSED|352|75|6|9|1|240000|1009|Operations|Machine operation|You run eight rapier looms on a rotating shift, piece warp ends quickly and log each stop.
Loom operator, air jet|OPR|WEV|CBE|OPEN|62|95|5|9|1|252000|1009|Operations|Machine operation|You run a set of air-jet looms, keep the weft clean and tell the technician before a fault becomes a stop.
Ring frame operator|OPR|SPN|CBE|CLOSED|310|70|5|7|0|228000|1012|Operations|Machine operation|You tend 1,200 spindles, change travellers on time and keep the ends down rate where it belongs.
Ring frame operator, night shift|OPR|SPN|CBE|OPEN|41|80|4|6|0|260000|1012|Operations|Machine operation|You tend ring frames from ten to six with a crew of five, with transport both ways and two nights off in a row.
Dye house operator|OPR|DYE|TUP|CLOSED|270|60|4|6|1|246000|1010|Operations|Machine operation;Quality control|You load jets, dose by the recipe and check the shade before the lot leaves the machine.
Dye house operator, soft flow|OPR|DYE|TUP|OPEN|33|70|3|5|1|252000|1010|Operations|Machine operation|You run soft-flow machines and answer for every litre of water they take.
Shift supervisor, spinning|SUP|SPN|CBE|CLOSED|225|90|2|4|5|540000|1012|Operations|Leadership;Machine operation|You lead thirty operators on one shift of the spinning mill and hand it over with a written log.
Shift supervisor, dyeing|SUP|DYE|TUP|OPEN|27|75|1|3|5|560000|1010|Operations|Leadership;Planning|You plan the lots of a shift, keep the line safe and train those who are new.
Maintenance technician|TEC|SPN|CBE|CLOSED|334|110|3|4|3|360000|1012|Engineering|Machine operation;Planning|You keep carding and ring frames running, by plan rather than by alarm.
Electrical technician|TEC|WEV|CBE|OPEN|55|90|2|4|3|380000|1009|Engineering|Machine operation|You look after drives, panels and sensors of 240 looms and teach operators to read them.
Automation technician|TEC|DYE|TUP|ON_HOLD|96|120|1|2|4|420000|1010|Engineering|Programming;Machine operation|You connect dosing, steam and effluent to one control room.
Quality inspector, fabrics|QAX|QUA|CBE|CLOSED|298|65|2|5|2|390000|1011|Quality|Quality control|You grade grey and finished cloth by the four-point system and find the loom behind each fault.
Quality inspector, Osaka|QAX|QUA|OSA|OPEN|48|100|2|5|2|1650000|1011|Quality|Quality control;Communication|You inspect shipments for our Japanese customers and explain what you find to the mill that made them.
Quality systems specialist|QAX|QUA|OSA|CLOSED|190|80|1|3|4|1900000|1011|Quality|Quality control;Teaching|You keep our certificates true by what is done every day, and audit five sites a year.
Production planner|PLN|OPS|CBE|OPEN|20|60|1|4|3|520000|1009|Operations|Planning;Data analysis|You turn orders into loom weeks and tell sales early what cannot be kept.
Production planner, dyeing|PLN|DYE|TUP|CLOSED|245|70|1|3|3|500000|1010|Operations|Planning;Data analysis|You plan the lots of the dye house so that colours follow each other from light to dark.
Sales executive, domestic|SALX|DOM|BOM|CLOSED|260|85|3|6|2|480000|1014|Sales|Sales;Negotiation|You look after garment makers in western India, from the first swatch to the paid invoice.
Sales executive, institutions|SALX|DOM|BOM|OPEN|38|80|2|5|2|510000|1014|Sales|Sales;Customer service|You sell linen to hotels and hospitals that order once and stay for ten years.
Export sales executive|SALX|EXP|PAR|OPEN|52|95|2|5|3|2300000|1013|Sales|Sales;Negotiation|You look after fashion houses in Paris and Lyon, in French, with the mill in Coimbatore behind you.
Showroom assistant|SALX|EXP|PAR|CLOSED|165|60|1|4|1|1900000|1013|Sales|Customer service;Sales|You receive buyers in the rue du Sentier and know each of our 400 qualities by hand.
Textile designer, home linen|DESX|DES|BLR|CLOSED|205|75|2|6|2|620000|1015|Design|Design|You draw two home collections a year, from the first sketch to the repeat that a loom can weave.
Print designer|DESX|DES|PAR|ON_HOLD|88|130|1|4|3|2400000|1015|Design|Design|You draw prints for the Paris showroom and follow them to the table in Tiruppur.
Junior textile designer|DESX|DES|BLR|OPEN|15|60|2|7|0|420000|1015|Design|Design;Communication|You come from school with a portfolio of your own and learn from those who have made ten collections.
Support engineer|SUPP|IT|MNL|OPEN|46|85|3|7|1|420000|1016|Information technology|Customer service;Data analysis|You help 900 colleagues on five sites, by phone and ticket, and write down what helps twice.
Support engineer, night shift|SUPP|IT|MNL|CLOSED|280|75|2|6|1|450000|1016|Information technology|Customer service|You look after our European offices while Manila sleeps.
Service desk lead|SUPP|IT|MNL|CLOSED|140|70|1|3|5|720000|1016|Information technology|Leadership;Customer service|You lead nine support engineers and answer for how long people wait.
Data engineer|DEV|IT|BLR|OPEN|30|75|1|5|3|1300000|1016|Information technology|Programming;Data analysis|You bring looms, orders and stock into one place that planners trust.
Frontend engineer|DEV|IT|BLR|CLOSED|175|90|1|5|3|1200000|1016|Information technology|Programming;Design|You build the screens on which planners and inspectors work all day.
Accountant, payables|ACC|FIN|CBE|CLOSED|320|60|1|4|2|460000|1003|Finance|Accounting|You pay 300 suppliers on time and find what was charged twice.
Cost accountant|ACC|FIN|CBE|OPEN|24|70|1|4|4|640000|1003|Finance|Accounting;Data analysis|You know what a metre costs, by quality and by loom, before it is sold.
Purchasing officer, cotton|PUR|SCM|CBE|ON_HOLD|110|140|1|3|4|620000|1058|Operations|Negotiation;Planning|You buy cotton by sample and by season, from 40 ginners who know you.
Logistics coordinator|LOG|SCM|BOM|OPEN|11|50|1|5|2|420000|1058|Operations|Planning;Communication|You book containers from Mumbai and Tuticorin and know where each of them is.
Recruiter|RECX|REC|BLR|PENDING_APPROVAL|5|60|1|0|2|520000|1007|Human resources|Recruiting;Communication|You fill posts in the mills and write to every candidate within three days.
Payroll executive|PAYX|PAY|CBE|PENDING_APPROVAL|3|45|1|0|2|480000|1008|Finance|Accounting|You run the pay of two mills and explain every payslip that is asked about.
Trainee operator|OPR|SPN|CBE|DRAFT|2|90|10|0|0|204000|1012|Operations|Machine operation|You learn spinning in twelve weeks, with pay from the first day.
Brand photographer|DESX|DES|BLR|REJECTED|130|60|1|0|3|700000|1015|Design|Design|You photograph each collection, in the studio and on the loom.
`;

export type PostLine = {
  readonly title: string; readonly designation: string; readonly department: string; readonly place: string; readonly state: string; readonly opened: number; readonly open: number; readonly vacancies: number;
  readonly weight: number; readonly years: number; readonly pay: number; readonly manager: string; readonly area: string; readonly skills: readonly string[]; readonly description: string;
};

export const yearOfPosts: readonly PostLine[] = LINES.trim().split('\n').map((line) => {
  const [title = '', designation = '', department = '', place = '', state = '', opened, open, vacancies, weight, years, pay, manager = '', area = '', skills = '', description = ''] = line.split('|');
  return { title, designation, department, place, state, opened: Number(opened), open: Number(open), vacancies: Number(vacancies), weight: Number(weight), years: Number(years), pay: Number(pay), manager, area, skills: skills.split(';'), description };
});
