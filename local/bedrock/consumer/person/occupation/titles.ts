/** Job titles by occupation family: those that need no degree, and those that usually do. */
const table: Record<string, readonly [withoutDegree: string, withDegree: string]> = {
  management: [
    "Branch manager of a supermarket, Site manager in construction, Head of a call centre team, Depot manager",
    "Head of purchasing, Operations manager, Regional sales director, Head of human resources, Plant manager",
  ],
  "medicine and pharmacy": [
    "Pharmacy technician, Dental assistant",
    "General practitioner, Pharmacist, Dentist, Hospital doctor in internal medicine, Veterinary surgeon, Anaesthetist",
  ],
  "nursing and care": [
    "Care worker for the elderly, Nursing assistant, Home carer, Ward nurse, Childcare assistant",
    "Paediatric nurse, Intensive-care nurse, Physiotherapist, Social worker, Midwife",
  ],
  "teaching and education": [
    "School assistant, Driving instructor, Nursery assistant",
    "Primary school teacher, Secondary school teacher of maths, Language teacher at evening classes, Special needs teacher, University lecturer",
  ],
  "engineering and science": [
    "Laboratory technician, Draughtsperson, Surveying assistant",
    "Mechanical engineer, Civil engineer, Chemist in quality control, Process engineer, Environmental scientist, Electrical engineer",
  ],
  "information technology": [
    "IT support technician, Web designer, Network installer",
    "Software developer, Data analyst, System administrator, IT project manager, Software tester",
  ],
  "finance, law and consulting": [
    "Insurance clerk, Bookkeeper, Bank cashier",
    "Tax adviser, Financial analyst, Solicitor, Auditor, Mortgage adviser, Management consultant",
  ],
  "office and administration": [
    "Receptionist, Payroll clerk, Secretary at a doctor's practice, Order clerk, Clerk at the town hall",
    "Office manager, Civil servant in planning, Human resources officer, Executive assistant, University administrator",
  ],
  "sales and retail": [
    "Supermarket cashier, Shop assistant in a shoe shop, Car salesperson, Baker's shop assistant, Market trader",
    "Key account manager, Estate agent, Sales representative for medical devices, Buyer for a department store",
  ],
  "hospitality and tourism": [
    "Waiter in a family restaurant, Hotel receptionist, Line cook, Barista, Canteen cook",
    "Hotel manager, Event planner, Travel agent, Head chef",
  ],
  "skilled trades and construction": [
    "Electrician, Plumber, Carpenter, Car mechanic, Painter and decorator, Roofer, Heating fitter",
    "Construction foreman, Master joiner, Building inspector, Energy adviser",
  ],
  manufacturing: [
    "Machine operator, Assembly worker, Packer in a food plant, Welder, Shift worker at a paper mill",
    "Production planner, Quality inspector, Shift supervisor, Process technician",
  ],
  "transport and logistics": [
    "Lorry driver, Bus driver, Parcel courier, Warehouse worker, Forklift driver, Taxi driver",
    "Logistics planner, Freight forwarder, Train driver, Air traffic assistant",
  ],
  "farming, forestry and fishing": [
    "Dairy farmer, Forestry worker, Greenhouse worker, Fruit grower, Vegetable grower",
    "Agricultural adviser, Winegrower, Organic farmer, Forester",
  ],
  "cleaning and unskilled services": [
    "Office cleaner, Hotel chambermaid, School caretaker, Kitchen helper, Window cleaner, Laundry worker",
    "Cleaning team leader, Caretaker of a housing block",
  ],
  "hair, beauty and personal services": [
    "Hairdresser, Beautician, Barber, Nail technician, Dog groomer",
    "Fitness trainer, Massage therapist, Make-up artist, Salon manager",
  ],
  "arts, media and design": [
    "Wedding photographer, Sound technician, Florist, Signwriter",
    "Graphic designer, Local newspaper journalist, Video editor, Interior designer, Music teacher, Copywriter",
  ],
  "police, fire service and armed forces": [
    "Security guard, Firefighter, Corporal in the army, Prison officer",
    "Police officer, Customs officer, Detective, Army officer",
  ],
  "own small business": [
    "Owner of a corner shop, Self-employed tiler, Snack bar owner, Owner of a small garage, Self-employed hairdresser",
    "Freelance translator, Owner of a small web agency, Self-employed architect, Owner of a bicycle shop, Freelance tax adviser",
  ],
};

const fitting = (family: string, hasDegree: boolean): readonly string[] =>
  (table[family]?.[hasDegree ? 1 : 0] ?? "").split(", ").filter(Boolean);

export const families = Object.keys(table);

/** Titles of a family for an education; empty for a family that is not known. */
export const titlesOf = (family: string, hasDegree: boolean): readonly string[] => fitting(family, hasDegree);

/** Every title of a family. */
export const allTitlesOf = (family: string): readonly string[] => [...fitting(family, false), ...fitting(family, true)];

/** What students read. */
export const subjects =
  "business administration, law, mechanical engineering, psychology, primary education, nursing science, computer science, history, economics, architecture, biology, media studies, social work, chemistry, geography, languages".split(
    ", ",
  );
