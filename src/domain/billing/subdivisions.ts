/** States, provinces, regions and prefectures by ISO 3166-2, as addresses name them: the code after the country, a space, the name. */
const lists: Readonly<Record<string, readonly string[]>> = {
  AU: [
    'ACT Australian Capital Territory', 'NSW New South Wales', 'NT Northern Territory', 'QLD Queensland', 'SA South Australia', 'TAS Tasmania',
    'VIC Victoria', 'WA Western Australia',
  ],
  BR: [
    'AC Acre', 'AL Alagoas', 'AP Amapá', 'AM Amazonas', 'BA Bahia', 'CE Ceará', 'DF Distrito Federal', 'ES Espírito Santo', 'GO Goiás',
    'MA Maranhão', 'MT Mato Grosso', 'MS Mato Grosso do Sul', 'MG Minas Gerais', 'PA Pará', 'PB Paraíba', 'PR Paraná', 'PE Pernambuco', 'PI Piauí',
    'RJ Rio de Janeiro', 'RN Rio Grande do Norte', 'RS Rio Grande do Sul', 'RO Rondônia', 'RR Roraima', 'SC Santa Catarina', 'SP São Paulo',
    'SE Sergipe', 'TO Tocantins',
  ],
  CA: [
    'AB Alberta', 'BC British Columbia', 'MB Manitoba', 'NB New Brunswick', 'NL Newfoundland and Labrador', 'NT Northwest Territories',
    'NS Nova Scotia', 'NU Nunavut', 'ON Ontario', 'PE Prince Edward Island', 'QC Quebec', 'SK Saskatchewan', 'YT Yukon',
  ],
  DE: [
    'BW Baden-Württemberg', 'BY Bayern', 'BE Berlin', 'BB Brandenburg', 'HB Bremen', 'HH Hamburg', 'HE Hessen', 'MV Mecklenburg-Vorpommern',
    'NI Niedersachsen', 'NW Nordrhein-Westfalen', 'RP Rheinland-Pfalz', 'SL Saarland', 'SN Sachsen', 'ST Sachsen-Anhalt', 'SH Schleswig-Holstein',
    'TH Thüringen',
  ],
  ES: [
    'AN Andalucía', 'AR Aragón', 'CN Canarias', 'CB Cantabria', 'CL Castilla y León', 'CM Castilla-La Mancha', 'CT Catalunya', 'CE Ceuta',
    'MD Comunidad de Madrid', 'NC Comunidad Foral de Navarra', 'VC Comunidad Valenciana', 'EX Extremadura', 'GA Galicia', 'IB Illes Balears',
    'RI La Rioja', 'ML Melilla', 'PV País Vasco', 'AS Principado de Asturias', 'MC Región de Murcia',
  ],
  FR: [
    'ARA Auvergne-Rhône-Alpes', 'BFC Bourgogne-Franche-Comté', 'BRE Bretagne', 'CVL Centre-Val de Loire', '20R Corse', 'GES Grand Est',
    '971 Guadeloupe', '973 Guyane', 'HDF Hauts-de-France', 'IDF Île-de-France', '974 La Réunion', '972 Martinique', '976 Mayotte', 'NOR Normandie',
    'NAQ Nouvelle-Aquitaine', 'NC Nouvelle-Calédonie', 'OCC Occitanie', 'PDL Pays de la Loire', 'PF Polynésie française',
    'PAC Provence-Alpes-Côte-d’Azur', 'BL Saint-Barthélemy', 'MF Saint-Martin', 'PM Saint-Pierre-et-Miquelon', 'WF Wallis-et-Futuna',
  ],
  GB: [
    'ENG England', 'NIR Northern Ireland', 'SCT Scotland', 'WLS Wales',
  ],
  IN: [
    'AN Andaman and Nicobar Islands', 'AP Andhra Pradesh', 'AR Arunachal Pradesh', 'AS Assam', 'BR Bihar', 'CH Chandigarh', 'CG Chhattisgarh',
    'DH Dadra and Nagar Haveli and Daman and Diu', 'DL Delhi', 'GA Goa', 'GJ Gujarat', 'HR Haryana', 'HP Himachal Pradesh', 'JK Jammu and Kashmir',
    'JH Jharkhand', 'KA Karnataka', 'KL Kerala', 'LA Ladakh', 'LD Lakshadweep', 'MP Madhya Pradesh', 'MH Maharashtra', 'MN Manipur', 'ML Meghalaya',
    'MZ Mizoram', 'NL Nagaland', 'OD Odisha', 'PY Puducherry', 'PB Punjab', 'RJ Rajasthan', 'SK Sikkim', 'TN Tamil Nadu', 'TS Telangana',
    'TR Tripura', 'UP Uttar Pradesh', 'UK Uttarakhand', 'WB West Bengal',
  ],
  JP: [
    '23 Aichi', '05 Akita', '02 Aomori', '12 Chiba', '38 Ehime', '18 Fukui', '40 Fukuoka', '07 Fukushima', '21 Gifu', '10 Gunma', '34 Hiroshima',
    '01 Hokkaido', '28 Hyogo', '08 Ibaraki', '17 Ishikawa', '03 Iwate', '37 Kagawa', '46 Kagoshima', '14 Kanagawa', '39 Kochi', '43 Kumamoto',
    '26 Kyoto', '24 Mie', '04 Miyagi', '45 Miyazaki', '20 Nagano', '42 Nagasaki', '29 Nara', '15 Niigata', '44 Oita', '33 Okayama', '47 Okinawa',
    '27 Osaka', '41 Saga', '11 Saitama', '25 Shiga', '32 Shimane', '22 Shizuoka', '09 Tochigi', '36 Tokushima', '13 Tokyo', '31 Tottori',
    '16 Toyama', '30 Wakayama', '06 Yamagata', '35 Yamaguchi', '19 Yamanashi',
  ],
  MX: [
    'AGU Aguascalientes', 'BCN Baja California', 'BCS Baja California Sur', 'CAM Campeche', 'CHP Chiapas', 'CHH Chihuahua', 'CMX Ciudad de México',
    'COA Coahuila', 'COL Colima', 'DUR Durango', 'GUA Guanajuato', 'GRO Guerrero', 'HID Hidalgo', 'JAL Jalisco', 'MEX México', 'MIC Michoacán',
    'MOR Morelos', 'NAY Nayarit', 'NLE Nuevo León', 'OAX Oaxaca', 'PUE Puebla', 'QUE Querétaro', 'ROO Quintana Roo', 'SLP San Luis Potosí',
    'SIN Sinaloa', 'SON Sonora', 'TAB Tabasco', 'TAM Tamaulipas', 'TLA Tlaxcala', 'VER Veracruz', 'YUC Yucatán', 'ZAC Zacatecas',
  ],
  PH: [
    '14 Bangsamoro', '05 Bicol', '02 Cagayan Valley', '40 Calabarzon', '13 Caraga', '03 Central Luzon', '07 Central Visayas',
    '15 Cordillera Administrative Region', '11 Davao', '08 Eastern Visayas', '01 Ilocos', '41 Mimaropa', '00 National Capital Region',
    '10 Northern Mindanao', '12 Soccsksargen', '06 Western Visayas', '09 Zamboanga Peninsula',
  ],
  US: [
    'AL Alabama', 'AK Alaska', 'AS American Samoa', 'AZ Arizona', 'AR Arkansas', 'CA California', 'CO Colorado', 'CT Connecticut', 'DE Delaware',
    'DC District of Columbia', 'FL Florida', 'GA Georgia', 'GU Guam', 'HI Hawaii', 'ID Idaho', 'IL Illinois', 'IN Indiana', 'IA Iowa', 'KS Kansas',
    'KY Kentucky', 'LA Louisiana', 'ME Maine', 'MD Maryland', 'MA Massachusetts', 'MI Michigan', 'MN Minnesota', 'MS Mississippi', 'MO Missouri',
    'MT Montana', 'NE Nebraska', 'NV Nevada', 'NH New Hampshire', 'NJ New Jersey', 'NM New Mexico', 'NY New York', 'NC North Carolina',
    'ND North Dakota', 'MP Northern Mariana Islands', 'OH Ohio', 'OK Oklahoma', 'OR Oregon', 'PA Pennsylvania', 'PR Puerto Rico', 'RI Rhode Island',
    'SC South Carolina', 'SD South Dakota', 'TN Tennessee', 'TX Texas', 'VI United States Virgin Islands', 'UT Utah', 'VT Vermont', 'VA Virginia',
    'WA Washington', 'WV West Virginia', 'WI Wisconsin', 'WY Wyoming',
  ],
};

export type Subdivision = { readonly stateCode: string; readonly stateName: string };

/** The first-level parts of a country (ISO 3166-1 alpha-2, any case), by name; none for countries whose addresses have none (Singapore) or whose list is not kept here. */
export const subdivisionsOf = (countryCode: string): readonly Subdivision[] =>
  (lists[countryCode.toUpperCase()] ?? []).map((line) => ({ stateCode: line.slice(0, line.indexOf(' ')), stateName: line.slice(line.indexOf(' ') + 1) }));
